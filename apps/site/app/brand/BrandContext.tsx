import { createContext, type ReactNode, use } from 'react'
import { type Brand, type BrandId, brands } from './brands.ts'

const BrandContext = createContext<Brand>(brands.solymok)

export const BrandProvider = ({ id, children }: { id: BrandId; children: ReactNode }) => (
  <BrandContext value={brands[id]}>{children}</BrandContext>
)

export const useBrand = (): Brand => use(BrandContext)
