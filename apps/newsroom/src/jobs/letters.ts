import { type Bilingual, bilingual } from '../bilingual.ts'

export type LetterKind = 'club' | 'applicant'
export type Language = keyof Bilingual
export type Letter = { subject: string; text: string }

type LetterContext = { club: string | null; language: Language; address: string }

const clubOf = ({ club, language }: LetterContext, fallback: Bilingual) => club?.trim() || fallback[language]

/** Contains no personal data: a mailbox has neither retention nor a registrar's access rules. */
function toClub(context: LetterContext): Letter {
  return {
    subject: `Új jelentkező – ${clubOf({ ...context, language: 'hu' }, bilingual('csatlakozz', 'join us'))}`,
    text: [
      'Új jelentkezés érkezett a honlapról. A jelentkező adatai a szerkesztőségben olvashatók:',
      context.address,
      'Ezt a levelet a rendszer küldte; adatot szándékosan nem tartalmaz.',
    ].join('\n\n'),
  }
}

/** Contains nothing that was typed, so that nobody can make the club send their text to a stranger. */
function toApplicant(context: LetterContext): Letter {
  const club = clubOf(context, bilingual('A klub', 'The club'))
  if (context.language === 'en')
    return {
      subject: `We have received your registration – ${club}`,
      text: [
        'Hello,',
        'We have received a registration with this e-mail address on our web site. We will get in touch with you soon.',
        'If it was not you, answer this letter and we will erase the registration.',
        club,
      ].join('\n\n'),
    }
  return {
    subject: `Megkaptuk a jelentkezést – ${club}`,
    text: [
      'Üdvözlünk!',
      'Ezzel az e-mail-címmel jelentkezés érkezett a honlapunkon. Hamarosan felvesszük a kapcsolatot.',
      'Ha nem tőled jött, válaszolj erre a levélre, és töröljük a jelentkezést.',
      club,
    ].join('\n\n'),
  }
}

export const writeLetter = (kind: LetterKind, context: LetterContext): Letter =>
  kind === 'club' ? toClub(context) : toApplicant(context)
