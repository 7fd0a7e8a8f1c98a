import type { TutorCard } from '../../schemas/index.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Button, type ButtonLook, LinkButton } from '../ui/Button.tsx'

type Props = ButtonLook & {
  tutor: Pick<TutorCard, 'id' | 'is_catalog_disabled'>
  /** The block that the request comes from; online tutors are asked by the short form (spec: decisions ORD-24). */
  from?: 'online'
  /** The subject of what it stands beside, which the form opens with. */
  lesson?: number | undefined
}

/**
 * Opens the order form: a link to its page, which the form's island takes over by `data-order`. Nothing to press for a tutor who takes no
 * requests (spec: public 4, catalogue disabled); who shows it says why.
 */
export function RequestButton({ tutor, from, lesson, ...look }: Props) {
  const t = useTexts('tutors')
  const href = useHref()
  if (tutor.is_catalog_disabled)
    return (
      <Button {...look} disabled>
        {t.request}
      </Button>
    )
  const path = pathTo('request', { tutor_id: tutor.id }) + (from ? `?from=${from}` : lesson ? `?lesson=${lesson}` : '')
  return (
    <LinkButton {...look} href={href(path)} data-order="" rel="nofollow">
      {t.request}
    </LinkButton>
  )
}
