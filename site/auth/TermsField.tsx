import { localPath, useSite } from '../site.ts'
import { FieldError } from '../ui/Field.tsx'
import { Checkbox } from '../ui/Option.tsx'

interface LinksProps {
  /** With `{offer}` and `{policy}`, which become links. */
  text: string
  words: { offer: string; policy: string }
  /** Whose terms. */
  side: 'tutor' | 'client'
}

/** A sentence whose legal texts open beside it. */
export function LegalLinks({ text, words, side }: LinksProps) {
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

/** The box by which a newcomer accepts the terms. */
export const TermsField = ({ isChecked, error, ...links }: LinksProps & { isChecked: boolean; error: string | undefined }) => (
  <div className="col tight">
    <Checkbox
      name="terms"
      value="1"
      defaultChecked={isChecked}
      autoFocus={error !== undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'terms-error' : undefined}
    >
      <LegalLinks {...links} />
    </Checkbox>
    {error && <FieldError id="terms-error">{error}</FieldError>}
  </div>
)
