import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

interface Props {
  /** Null where the edition has none. */
  provider: string | null
  href: string
  /** They came back without having signed in there. */
  isCancelled?: boolean
}

/** The way through the edition's OpenID provider; browsers don't open it ahead. */
export function ProviderLink({ provider, href, isCancelled }: Props) {
  const t = useTexts('joining').provider
  if (!provider) return null
  return (
    <>
      {isCancelled && <Note tone="info">{t.cancelled}</Note>}
      <LinkButton look="line" full href={href} rel="nofollow">
        {fill(t.with, { name: provider })}
      </LinkButton>
    </>
  )
}
