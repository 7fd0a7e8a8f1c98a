import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router-dom'

/** A link inside the back office. */
export const Link = styled(RouterLink)({ color: 'var(--accent)', textUnderlineOffset: '.1875rem' })
