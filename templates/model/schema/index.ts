/** The schema of each kind of content file. Types of templates are derived from them. */
export * from './sections'
export * from './entries'
export * from './business'
export * from './redirects'
export * from './region'
export * from './pages'
export * from './drawings'
