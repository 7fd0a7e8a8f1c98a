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

/** A sentence whose legal texts open beside it but for those that staff hid; two have the same short address in every edition (spec: public 2.16, static links). */
export function LegalLinks({ text, words, side }: LegalLinksProps) {
  const { edition, language, hiddenPages } = useSite()
  const { offer, clientOffer, privacy } = edition.legalLinks
  const paths = { offer: side === 'tutor' ? pathTo('offer') : clientOffer, policy: pathTo('privacyPolicy') }
  const kept = { offer: side === 'tutor' ? offer : clientOffer, policy: privacy }
  return text.split(/\{(\w+)\}/).map((part) => {
    if (part !== 'offer' && part !== 'policy') return part
    if (hiddenPages?.includes(kept[part].replace(/^\/|\/$/g, ''))) return words[part]
    return (
      <a key={part} href={localPath(edition, language, paths[part])} target="_blank" rel="noreferrer">
        {words[part]}
      </a>
    )
  })
}
