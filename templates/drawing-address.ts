import { createContext, useContext } from 'react'

/** Returns the address of a drawing from its name, and any other address unchanged. */
export type AddressOf = (name: string) => string

/** Addresses of drawings contain a hash of what is drawn, which only the build knows. */
export const DrawingAddress = createContext<AddressOf>((name) => name)

export const useDrawing = (name: string): string => useContext(DrawingAddress)(name)

/** The fragment that makes the clay of a drawing black. */
export const blackClay = 'black'

/** That fragment, in a page of a town on black clay. */
export const GroundOfPage = createContext<string | undefined>(undefined)

/** Returns the address of a drawing of the ground, or of one of several in its file. */
export function useGroundDrawing(name: string, part?: string): string {
  const fragment = [useContext(GroundOfPage), part].filter(Boolean).join('-')
  return useDrawing(name) + (fragment && `#${fragment}`)
}
