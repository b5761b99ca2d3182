// Whoever imports the stores has the one in memory, too.
@_exported public import StoreCore
