/** The figures and words of the sample that business.md calls samples: another firm has its own. */
import values from './sample-values.json'

export interface SampleValue {
  file: 'business.md' | 'region.md'
  path: string[]
  value: string
}

export const sampleValues = values as readonly SampleValue[]
