import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { QuickSearch } from './QuickSearch.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useMay, useSession } from './session.ts'
import { ThemeButton } from './ThemeButton.tsx'

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: '3.25rem',
  paddingInline: '.75rem',
  borderBottom: '1px solid var(--rule)',
  background: 'var(--surface)',
  '& .end': { marginInlineStart: 'auto' },
  [theme.breakpoints.up('lg')]: { '& .menu': { display: 'none' } },
  [theme.breakpoints.down('lg')]: { '& .name': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& .wide': { display: 'none' } },
}))

/** Search, what waits, who is signed in, the way to the site and out (spec: decisions ADM-9). */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { admin } = useSession()
  const maySearch = useMay('orders')
  const translate = useTranslate()
  return (
    <Bar>
      <IconButton className="menu" aria-label={translate('menu.label')} onClick={onMenu}>
        <Icon name="menu" />
      </IconButton>
      {maySearch && <QuickSearch />}
      <span className="end">
        <NotificationBell />
      </span>
      <span className="wide">
        <ThemeButton />
      </span>
      <span className="wide">
        <SiteLink />
      </span>
      <Avatar url={admin.avatar} name={admin.name} size={32} />
      <b className="name">{admin.name}</b>
      <span className="wide">
        <SignOutButton />
      </span>
    </Bar>
  )
}
