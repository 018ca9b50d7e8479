import type { DemoCategory, DemoTag } from '../types.ts'

export const categories: DemoCategory[] = [
  { key: 'ferfi-csapat', name: { hu: 'Férfi csapat', en: 'Men’s team' }, highlighted: true },
  { key: 'akademia', name: { hu: 'Akadémia', en: 'Academy' }, highlighted: true },
  { key: 'szurkoloknak', name: { hu: 'Szurkolóknak', en: 'For fans' }, highlighted: true },
  { key: 'atigazolas', name: { hu: 'Átigazolás', en: 'Transfers' }, highlighted: false },
  { key: 'interju', name: { hu: 'Interjú', en: 'Interviews' }, highlighted: false },
  { key: 'klubelet', name: { hu: 'Klubélet', en: 'Club life' }, highlighted: false },
]

export const tags: DemoTag[] = [
  { key: 'tisza-torna', name: { hu: 'Tisza Torna', en: 'Tisza Tournament' } },
  { key: 'edzomeccs', name: { hu: 'edzőmeccs', en: 'friendly' } },
  { key: 'feher-levente', name: { hu: 'Fehér Levente', en: 'Levente Fehér' } },
  { key: 'kovari-akos', name: { hu: 'Kővári Ákos', en: 'Ákos Kővári' } },
  { key: 'hajnal-daniel', name: { hu: 'Hajnal Dániel', en: 'Dániel Hajnal' } },
  { key: 'tisza-arena', name: { hu: 'Tisza Aréna', en: 'Tisza Aréna' } },
  { key: 'hiuz-akademia', name: { hu: 'Hiúz Akadémia', en: 'Lynx Academy' } },
  { key: 'rehabilitacio', name: { hu: 'rehabilitáció', en: 'rehabilitation' } },
  { key: 'tarsasagi-ado', name: { hu: 'társasági adó', en: 'corporate tax' } },
  { key: 'mez', name: { hu: 'mez', en: 'kit' } },
  { key: 'stab', name: { hu: 'stáb', en: 'staff' } },
  { key: 'szurkoloi-klub', name: { hu: 'szurkolói klub', en: 'supporters’ club' } },
  { key: 'onkentesek', name: { hu: 'önkéntesek', en: 'volunteers' } },
  { key: 'jovo-hiuzai', name: { hu: 'Jövő Hiúzai', en: 'Lynxes of the Future' } },
  { key: 'klubtortenet', name: { hu: 'klubtörténet', en: 'club history' } },
]
