import { clubMenus } from '../menus.ts'

export const menus = clubMenus({
  youth: { hu: 'Jövő Hiúzai', en: 'Lynxes of the Future' },
  arena: { hu: 'Tisza Aréna', en: 'Tisza Aréna' },
  shop: 'bolt.tiszaihiuzok.example',
})
