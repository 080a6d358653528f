/** Imported before React: in development mode React checks every element and is several times slower. */
process.env.NODE_ENV = 'production'
