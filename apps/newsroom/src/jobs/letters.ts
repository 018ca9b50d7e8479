import { type Bilingual, bilingual } from '../bilingual.ts'

export type LetterKind = 'club' | 'applicant'
export type Language = keyof Bilingual
export type Letter = { subject: string; text: string }

type About = { club: string | null; language: Language; address: string }

const clubOf = ({ club, language }: About, nameless: Bilingual) => club?.trim() || nameless[language]

/** The club reads who applied in the newsroom: a mailbox forgets nothing and has no registrar's rights. */
function toClub(about: About): Letter {
  return {
    subject: `Új jelentkező – ${clubOf({ ...about, language: 'hu' }, bilingual('csatlakozz', 'join us'))}`,
    text: [
      'Új jelentkezés érkezett a honlapról. A jelentkező adatai a szerkesztőségben olvashatók:',
      about.address,
      'Ezt a levelet a rendszer küldte; adatot szándékosan nem tartalmaz.',
    ].join('\n\n'),
  }
}

/** Nothing of what was typed stands in it, so that nobody can have the club write a text of theirs to a stranger. */
function toApplicant(about: About): Letter {
  const club = clubOf(about, bilingual('A klub', 'The club'))
  if (about.language === 'en')
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

export const writeLetter = (kind: LetterKind, about: About): Letter =>
  kind === 'club' ? toClub(about) : toApplicant(about)
