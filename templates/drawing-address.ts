import { createContext, useContext } from 'react'

/** Gives the address of a drawing, from its name; any other address as it is. */
export type AddressOf = (name: string) => string

/** Addresses of drawings hold a hash of what is drawn, which only the build knows. */
export const DrawingAddress = createContext<AddressOf>((name) => name)

export const useDrawing = (name: string): string => useContext(DrawingAddress)(name)
