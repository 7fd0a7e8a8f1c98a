import { useState } from 'react'
import { playerUrl } from '../../theme/video.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './TutorVideo.module.css'

interface Props {
  id: string
  play: string
  /** What the player is called. */
  title: string
}

/** The player is loaded by the click; without script the link leads to the video itself (spec: public 2.15). */
export default function TutorVideo({ id, play, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return <iframe className={styles.player} src={playerUrl(id)} title={title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
  return (
    <LinkButton
      look="line"
      className={styles.button ?? ''}
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener nofollow"
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
    >
      <Icon d={icons.screen} />
      {play}
    </LinkButton>
  )
}
