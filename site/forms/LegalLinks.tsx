import { localPath } from '../../editions/local-path.ts'
import { useSite } from '../site.ts'

export interface LegalLinksProps {
  /** With `{offer}` and `{policy}`, which become links. */
  text: string
  words: { offer: string; policy: string }
  /** Whose terms. */
  side: 'tutor' | 'client'
}

/** A sentence whose legal texts open beside it. */
export function LegalLinks({ text, words, side }: LegalLinksProps) {
  const { edition, language } = useSite()
  const { offer, clientOffer, privacy } = edition.legalLinks
  const paths = { offer: side === 'tutor' ? offer : clientOffer, policy: privacy }
  return text.split(/\{(\w+)\}/).map((part) =>
    part === 'offer' || part === 'policy' ? (
      <a key={part} href={localPath(edition, language, paths[part])} target="_blank" rel="noreferrer">
        {words[part]}
      </a>
    ) : (
      part
    ),
  )
}
