import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { boxLook } from './TextBox.tsx'

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  '& > svg': { position: 'absolute', right: '.5rem', top: '.6875rem', color: 'var(--ink-2)', pointerEvents: 'none' },
})
const Native = styled('select')({ ...boxLook, appearance: 'none', paddingRight: '2rem', textOverflow: 'ellipsis' })

/** The platform's own list, quick on a phone and no code for it, with the sign of the lists that are searched. */
export const SelectBox = (props: ComponentProps<'select'>) => (
  <Frame>
    <Native {...props} />
    <Icon name="down" />
  </Frame>
)
