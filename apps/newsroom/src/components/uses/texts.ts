import { bilingual } from '../../bilingual.ts'

export const texts = {
  open: bilingual('Törlés', 'Delete'),
  heading: bilingual('Kukába teszed?', 'Move it to the trash?'),
  asking: bilingual('Megnézzük, hol van használatban…', 'Looking for where it is used…'),
  unused: bilingual(
    'Lekerül az oldalról. A kukában 30 napig megvan: addig a lista „Kuka” gombjánál visszaveheted, vázlatként vagy kikapcsolva.',
    'It goes off the site. The trash keeps it for 30 days: until then you can restore it under “Trash” in the list, as a draft or switched off.',
  ),
  used: bilingual('Itt van használatban:', 'It is used here:'),
  willUnlink: bilingual(
    'Ha kukába teszed, ezekről a helyekről is lekerül. Ha visszaveszed, oda nem kerül vissza magától.',
    'If you move it to the trash, it goes out of these places too. Restoring does not put it back there.',
  ),
  required: bilingual(
    'Így nem törölhető: ez nem lehet meg nélküle. Előbb ott válassz másikat, vagy azt töröld.',
    'It cannot be deleted like this: these cannot do without it. Choose another one there first, or delete those.',
  ),
  trash: bilingual('Kukába', 'Move to trash'),
  unlink: bilingual('Levétel mindenhonnan és kukába', 'Remove everywhere and trash'),
  cancel: bilingual('Mégse', 'Cancel'),
  working: bilingual('Egy pillanat…', 'One moment…'),
  done: bilingual(
    'A kukába került; 30 napig visszavehető.',
    'It is in the trash, and can be restored for 30 days.',
  ),
  failed: bilingual('Nem sikerült. Próbáld újra.', 'It did not work. Try again.'),
}

export const more = (count: number) => bilingual(`és még ${count} helyen`, `and in ${count} more places`)
