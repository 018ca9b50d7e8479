import { createContext, use } from 'react'
import type { Brand } from './brand.ts'

const noMark = { src: '', width: 1, height: 1 }

/** For a part that is drawn outside a document. */
const noBrand: Brand = {
  id: '',
  name: { hu: '', en: '' },
  shout: '',
  crest: noMark,
  wordmark: noMark,
  lockup: noMark,
  secondary: { ...noMark, alt: { hu: '', en: '' } },
  share: noMark,
  themeColour: '',
  icons: [],
  fonts: [],
  errorPicture: { avif: '', image: { ...noMark, srcSet: '' } },
}

export const BrandContext = createContext(noBrand)

export const useBrand = (): Brand => use(BrandContext)
