import Gateways
import UseCases

/// The beers' use cases.
extension Kit {
  var addManufacturer: any AddManufacturer { AddManufacturerInteractor(manufacturers: store) }
  var deleteManufacturer: any DeleteManufacturer { DeleteManufacturerInteractor(manufacturers: store) }
  var addBeer: any AddBeer { AddBeerInteractor(beers: store) }
  var editBeer: any EditBeer { EditBeerInteractor(beers: store) }
  var deleteBeer: any DeleteBeer { DeleteBeerInteractor(beers: store) }
  var writeReview: any WriteReview { WriteReviewInteractor(reviews: store, now: now) }
  var editReview: any EditReview { EditReviewInteractor(reviews: store) }
}
