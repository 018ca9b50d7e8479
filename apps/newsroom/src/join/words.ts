import { bilingual } from '../bilingual.ts'

export const registrationStates = {
  new: bilingual('Új', 'New'),
  contacted: bilingual('Megkerestük', 'Contacted'),
  joined: bilingual('Csatlakozott', 'Joined'),
  declined: bilingual('Elmaradt', 'Declined'),
}

export type RegistrationState = keyof typeof registrationStates

export const formLanguages = {
  hu: bilingual('magyar', 'Hungarian'),
  en: bilingual('angol', 'English'),
}

export const yesOrNo = (value: boolean) => (value ? bilingual('igen', 'yes') : bilingual('nem', 'no'))
