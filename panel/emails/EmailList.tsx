import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { TemplateList } from '../templates/TemplateList.tsx'
import { Button } from '../ui/Button.tsx'

/** Mails, and the way to who sends them (spec: decisions MSG-9). */
export const EmailList = () => (
  <TemplateList of="emails" words="subject">
    <Senders />
  </TemplateList>
)

function Senders() {
  const translate = useTranslate()
  return (
    <Button variant="outlined" component={Link} to={pathTo(slugs.email_profiles)}>
      {translate('menu.email_profiles')}
    </Button>
  )
}
