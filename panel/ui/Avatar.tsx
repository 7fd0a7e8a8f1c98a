import { styled } from '@mui/material/styles'

const Picture = styled('img')({ borderRadius: 'var(--r-m)', objectFit: 'cover', flex: 'none', filter: 'var(--photo)' })
const Letter = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: 'var(--r-m)',
  background: 'var(--accent-soft)',
  color: 'var(--accent)',
  fontWeight: 650,
})

/** A face of 44 px beside a name; the name's first letter where there is none. */
export const Avatar = ({ url, name, size = 44 }: { url: string | null; name: string; size?: number }) =>
  url ? (
    <Picture src={url} alt="" width={size} height={size} loading="lazy" />
  ) : (
    <Letter aria-hidden="true" style={{ width: size, height: size }}>
      {name.slice(0, 1)}
    </Letter>
  )
