import { bilingual } from '../bilingual.ts'

/** Everything that leaves a line in the audit, in the words of its list. */
export const auditActions = {
  export: bilingual('Letöltés CSV-ben', 'Export as CSV'),
  person_export: bilingual('Egy személy adatainak kiadása', 'Export of a person’s data'),
  person_erase: bilingual('Egy személy adatainak törlése', 'Erasure of a person’s data'),
  retention: bilingual('Törlés a megőrzési idő után', 'Deletion after the retention time'),
  consent_view: bilingual('Hozzájárulások megtekintése', 'Consents viewed'),
  consent_change: bilingual('Hozzájárulás módosítása', 'Consent changed'),
  child_request_view: bilingual('Gyermekvédelmi kérések megtekintése', 'Child protection requests viewed'),
  child_request_change: bilingual('Gyermekvédelmi kérés módosítása', 'Child protection request changed'),
  picture_takedown: bilingual('Kép végleges levétele', 'Picture taken down'),
  publish: bilingual('Közzététel', 'Published'),
  unpublish: bilingual('Levétel az oldalról', 'Taken off the site'),
  trash: bilingual('Kukába tétel', 'Moved to the trash'),
  restore: bilingual('Visszavétel a kukából', 'Restored from the trash'),
  delete: bilingual('Végleges törlés', 'Deleted for good'),
  trash_emptied: bilingual('A kuka ürítése 30 nap után', 'Trash emptied after 30 days'),
  sign_in: bilingual('Bejelentkezés', 'Signed in'),
  sign_in_failed: bilingual('Sikertelen bejelentkezés', 'Failed sign-in'),
  account_locked: bilingual('Fiók zárolása', 'Account locked'),
  second_factor_set: bilingual('Második lépcső beállítása', 'Second factor set up'),
  second_factor_reset: bilingual('Második lépcső törlése', 'Second factor reset'),
  user_invited: bilingual('Meghívás', 'Invited'),
  user_created: bilingual('Új felhasználó', 'User created'),
  /** Any change of an account. The value is named after the first such change; a new value would alter Payload's enum. */
  roles_changed: bilingual('Fiók módosítása', 'Account changed'),
  user_deleted: bilingual('Felhasználó törlése', 'User deleted'),
} as const
export type AuditAction = keyof typeof auditActions
