import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { EmailTemplate, SmsTemplate } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import type { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row } from '../ui/boxes.ts'

export type Email = z.output<typeof EmailTemplate>
export type Sms = z.output<typeof SmsTemplate>
export type Template = Email | Sms

/** What staff call a message: their own name for it, else that of its key. */
function useTemplateName() {
  const translate = useTranslate()
  return ({ name, key }: Pick<Email, 'name' | 'key'>) => name || translate(`outbox.templates.${key}`, { _: key })
}

export function NameLink({ to }: { to: (typeof slugs)['emails' | 'sms'] }) {
  const template = useRecordContext<Template>()
  const nameOf = useTemplateName()
  return template ? <Link to={pathTo(to, template.id)}>{nameOf(template)}</Link> : null
}

export function TemplateTitle() {
  const template = useRecordContext<Template>()
  const nameOf = useTemplateName()
  return template ? nameOf(template) : null
}

/** Whose words go out. */
export function Whose() {
  const template = useRecordContext<Template>()
  const translate = useTranslate()
  if (!template) return null
  return (
    <Row>
      {template.is_own ? <Badge tone="info">{translate('templates.own')}</Badge> : <Badge tone="gone">{translate('templates.standard')}</Badge>}
      {!template.active && <Badge tone="mark">{translate('templates.off')}</Badge>}
    </Row>
  )
}
