// Importing the stores also imports the in-memory store.
@_exported public import StoreCore
