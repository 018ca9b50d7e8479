import type { DemoGallery } from '../../types.ts'

export const uton: DemoGallery = {
  key: 'uton',
  name: { hu: 'Rétes a csomagtartóban: Zemplénbe és vissza', en: 'Strudel in the boot: to Zemplén and back' },
  description: {
    hu: 'Egy edzőmeccs odaútja, hazaútja és ami közte volt. Az almás rétes ügyében képes bizonyíték nem készült.',
    en: 'The way to a friendly, the way home and what lay between. No photographic evidence exists in the matter of the apple strudel.',
  },
  categories: ['felnott-ferfi'],
  publishedDaysAgo: 195,
  hour: '14:30',
  files: [
    {
      file: 'img/csomagok.webp',
      name: {
        hu: 'Nyolc táska a bejáratnál, a többi még a szertárban',
        en: 'Eight bags at the door, the rest still in the kit room',
      },
    },
    {
      file: 'img/busz.webp',
      name: {
        hu: 'Egy ablak sötét: ott alszik a kapitány',
        en: 'One window is dark: the captain sleeps there',
      },
    },
    {
      file: 'img/orszagut.webp',
      name: { hu: 'Kelet felé, nyárfák között', en: 'Eastwards, between the poplars' },
    },
    {
      file: 'img/fogasok.webp',
      name: {
        hu: 'Vendégöltöző: ezúttal volt kilincs',
        en: 'The visitors’ dressing room: this time it had a handle',
      },
    },
    { file: 'img/jatekoskijaro.webp', name: { hu: 'Kifelé, a zajba', en: 'Out into the noise' } },
    {
      file: 'img/kispad.webp',
      name: { hu: 'A pad, mielőtt felállt volna', en: 'The bench, just before it stood up' },
    },
    {
      file: 'img/idokeres.webp',
      name: { hu: 'Két ujj, aztán három: területvédekezés', en: 'Two fingers, then three: zone' },
    },
    {
      file: 'img/busz-belulrol.webp',
      name: {
        hu: 'Hazafelé a hátsó sor gyanúsan jóllakott',
        en: 'On the way home the back row looked suspiciously well fed',
      },
    },
  ],
}
