import type { DemoGallery } from '../types.ts'
import { akademiaTorna } from './galleries/akademia-torna.ts'
import { csapatepites } from './galleries/csapatepites.ts'
import { csarnokEjjel } from './galleries/csarnok-ejjel.ts'
import { iskolaban } from './galleries/iskolaban.ts'
import { koreografia } from './galleries/koreografia.ts'
import { nemzedekekEstje } from './galleries/nemzedekek-estje.ts'
import { nyiltNap } from './galleries/nyilt-nap.ts'
import { oltozoiUnnep } from './galleries/oltozoi-unnep.ts'
import { palankAvato } from './galleries/palank-avato.ts'
import { szertar } from './galleries/szertar.ts'
import { ujKupamez } from './galleries/uj-kupamez.ts'
import { uton } from './galleries/uton.ts'

/** The newest first. */
export const galleries: DemoGallery[] = [
  nemzedekekEstje,
  szertar,
  iskolaban,
  koreografia,
  csarnokEjjel,
  palankAvato,
  akademiaTorna,
  nyiltNap,
  ujKupamez,
  oltozoiUnnep,
  csapatepites,
  uton,
]
