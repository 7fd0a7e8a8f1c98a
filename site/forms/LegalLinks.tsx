import { localPath } from '../../editions/local-path.ts'
import { pathTo } from '../routes.ts'
import { useSite } from '../site.ts'

export interface LegalLinksProps {
  /** With `{offer}` and `{policy}`, which become links. */
  text: string
  words: { offer: string; policy: string }
  /** Whose terms. */
  side: 'tutor' | 'client'
}

/** A sentence whose legal texts open beside it; two have the same short address in every edition (spec: public 2.16, static links). */
export function LegalLinks({ text, words, side }: LegalLinksProps) {
  const { edition, language } = useSite()
  const paths = { offer: side === 'tutor' ? pathTo('offer') : edition.legalLinks.clientOffer, policy: pathTo('privacyPolicy') }
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
