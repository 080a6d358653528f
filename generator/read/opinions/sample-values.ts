/** The sample values that business.md lists. Another firm must replace them with its own. */
import values from './sample-values.json'

export interface SampleValue {
  file: 'business.md' | 'region.md'
  path: string[]
  value: string
}

export const sampleValues = values as readonly SampleValue[]
