import { clubMenus } from '../menus.ts'

export const menus = clubMenus({
  youth: { hu: 'Jövő Sólymai', en: 'Falcons of Tomorrow' },
  arena: { hu: 'Duna Aréna', en: 'Duna Aréna' },
  shop: 'bolt.dunaisolymok.example',
})
