import type { DemoGallery } from '../types.ts'
import { bajiNeni } from './galleries/baji-neni.ts'
import { betonpalya } from './galleries/betonpalya.ts'
import { csarnokEjjel } from './galleries/csarnok-ejjel.ts'
import { dobszakasz } from './galleries/dobszakasz.ts'
import { edzotabor } from './galleries/edzotabor.ts'
import { jovoHiuzai } from './galleries/jovo-hiuzai.ts'
import { kulonvonat } from './galleries/kulonvonat.ts'
import { mezbemutato } from './galleries/mezbemutato.ts'
import { onkentesek } from './galleries/onkentesek.ts'
import { szurkoloiDijak } from './galleries/szurkoloi-dijak.ts'
import { tornaKepekben } from './galleries/torna-kepekben.ts'
import { valogato } from './galleries/valogato.ts'

/** The newest first. */
export const galleries: DemoGallery[] = [
  jovoHiuzai,
  valogato,
  betonpalya,
  csarnokEjjel,
  kulonvonat,
  dobszakasz,
  szurkoloiDijak,
  bajiNeni,
  onkentesek,
  mezbemutato,
  tornaKepekben,
  edzotabor,
]
