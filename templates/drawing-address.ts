import { createContext, useContext } from 'react'

/** Returns the address of a drawing from its name, and any other address unchanged. */
export type AddressOf = (name: string) => string

/** Addresses of drawings contain a hash of what is drawn, which only the build knows. */
export const DrawingAddress = createContext<AddressOf>((name) => name)

export const useDrawing = (name: string): string => useContext(DrawingAddress)(name)
