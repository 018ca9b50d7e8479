import type { DemoCategory, DemoTag } from '../types.ts'

export const categories: DemoCategory[] = [
  { key: 'felnott-ferfi', name: { hu: 'Felnőtt férfi', en: 'Men’s first team' }, highlighted: true },
  { key: 'utanpotlas', name: { hu: 'Utánpótlás', en: 'Youth' }, highlighted: true },
  { key: 'jegyek', name: { hu: 'Jegyek', en: 'Tickets' }, highlighted: true },
  { key: 'klub', name: { hu: 'Klub', en: 'Club' }, highlighted: false },
  { key: 'kozosseg', name: { hu: 'Közösség', en: 'Community' }, highlighted: false },
  { key: 'elemzes', name: { hu: 'Elemzés', en: 'Analysis' }, highlighted: false },
]

export const tags: DemoTag[] = [
  { key: 'duna-kupa', name: { hu: 'Duna Kupa', en: 'Danube Cup' } },
  { key: 'felkeszules', name: { hu: 'felkészülés', en: 'preseason' } },
  { key: 'varga-akos', name: { hu: 'Varga Ákos', en: 'Ákos Varga' } },
  { key: 'sipos-levente', name: { hu: 'Sipos Levente', en: 'Levente Sipos' } },
  { key: 'gerencser-tibor', name: { hu: 'Gerencsér Tibor', en: 'Tibor Gerencsér' } },
  { key: 'berlet', name: { hu: 'bérlet', en: 'season ticket' } },
  { key: 'duna-arena', name: { hu: 'Duna Aréna', en: 'Duna Aréna' } },
  { key: 'solyom-akademia', name: { hu: 'Sólyom Akadémia', en: 'Falcon Academy' } },
  { key: 'tao', name: { hu: 'TAO', en: 'TAO' } },
  { key: 'serules', name: { hu: 'sérülés', en: 'injury' } },
  { key: 'kulisszak', name: { hu: 'kulisszák', en: 'behind the scenes' } },
  { key: 'klubtortenet', name: { hu: 'klubtörténet', en: 'club history' } },
  { key: 'szurkolok', name: { hu: 'szurkolók', en: 'supporters' } },
  { key: 'lanyok', name: { hu: 'lányok', en: 'girls' } },
  { key: 'iskolai-program', name: { hu: 'iskolai program', en: 'school programme' } },
  { key: 'onkentesek', name: { hu: 'önkéntesek', en: 'volunteers' } },
]
