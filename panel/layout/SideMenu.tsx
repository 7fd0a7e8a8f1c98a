import { styled } from '@mui/material/styles'
import { useLocation, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useEdition } from '../edition.ts'
import { ClearCacheButton } from './ClearCacheButton.tsx'
import { Logo } from './Logo.tsx'
import { homePath, menuFor } from './menu.ts'
import { pathTo } from './paths.ts'
import { useMay, useSession } from './session.ts'

const Nav = styled('nav')(({ theme }) => ({
  padding: '.75rem',
  '& h2': { margin: '1rem .5rem .25rem', fontSize: 'var(--t-xs)', fontWeight: 650, color: 'var(--ink-2)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2rem',
    padding: '.125rem .5rem',
    borderRadius: 'var(--r-s)',
    color: 'var(--ink)',
    textDecoration: 'none',
  },
  '& li a:hover': { background: 'var(--sunk)' },
  '& [aria-current]': { background: 'var(--accent-soft)', fontWeight: 600 },
  '& > .MuiButton-root': { marginTop: '1rem', paddingInline: '.5rem', fontSize: 'inherit', fontWeight: 'inherit' },
  '& .home': { display: 'inline-block', padding: '.25rem .5rem', color: 'var(--accent)' },
  // In the drawer a finger chooses.
  [theme.breakpoints.down('lg')]: { '& li > *': { minHeight: '2.75rem' } },
}))

/** The entries of the signed-in status; the current one is text (spec: back-office 2.2). */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const { admin } = useSession()
  const mayClearCache = useMay('cache')
  const { pathname } = useLocation()
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <Nav aria-label={translate('menu.label')}>
      <Link className="home" to={homePath(admin.status)} onClick={onChoose} aria-label={translate('menu.home')}>
        <Logo />
      </Link>
      {menuFor(admin.status).map(({ name, items }) => (
        <div key={name}>
          {name !== 'home' && <h2>{translate(`menu.${name}`)}</h2>}
          <ul>
            {items
              .filter(({ isIn = () => true }) => isIn(edition))
              .map((item) => (
                <li key={item.name}>
                  {`${pathname}/`.includes(pathTo(item.name)) ? (
                    <span aria-current="page">{translate(`menu.${item.name}`)}</span>
                  ) : (
                    <Link to={pathTo(item.name)} onClick={onChoose}>
                      {translate(`menu.${item.name}`)}
                    </Link>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {mayClearCache && <ClearCacheButton />}
    </Nav>
  )
}
