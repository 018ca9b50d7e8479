import { createContext, use } from 'react'
import type { Brand } from './brand.ts'

const noMark = { src: '', width: 1, height: 1 }

/** For a part that is drawn outside a document. */
const noBrand: Brand = {
  id: '',
  name: { hu: '', en: '' },
  shortName: { hu: '', en: '' },
  shout: '',
  crest: noMark,
  share: noMark,
  themeColour: '',
  icons: [],
  fonts: [],
}

export const BrandContext = createContext(noBrand)

export const useBrand = (): Brand => use(BrandContext)

/** The club's colours and faces; only the server has them, and React keeps the element as it is. */
export const BrandStyleContext = createContext('')
