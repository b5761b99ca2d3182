public import UseCases

extension StateStore: StoreGateway, StoreContents {
  public func inventory() throws(GatewayError) -> StoreInventory {
    try read { (state) in state.inventory() }
  }

  public func contents() throws(GatewayError) -> StoreState {
    try read { (state) in state }
  }

  public func reset() throws(GatewayError) {
    try write { (state) in state = StoreState() }
  }
}
