import { hash } from 'node:crypto'

/** SHA-1 in base64: to tell changes, not to keep secrets. */
export const hashOf = (data: string | Uint8Array): string => hash('sha1', data, 'base64')
