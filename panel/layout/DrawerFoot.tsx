import { styled } from '@mui/material/styles'
import { Row } from '../ui/boxes.ts'
import { SignOutButton } from './SignOutButton.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useSession } from './session.ts'
import { ThemeButton } from './ThemeButton.tsx'

const Foot = styled(Row)({ marginTop: 'auto', padding: '.75rem 1.25rem', borderTop: '1px solid var(--rule)' })

/** What a narrow top bar has no room for. */
export const DrawerFoot = () => (
  <Foot>
    <b>{useSession().admin.name}</b>
    <SiteLink />
    <ThemeButton />
    <SignOutButton />
  </Foot>
)
