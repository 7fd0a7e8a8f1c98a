import { playerUrl } from '../../theme/video.ts'
import type { Behaviour } from '../island.tsx'
import styles from '../tutors/profile/ProfileVideo.module.css'

/** Puts the player in the link's place; it is loaded by the click, and without script the link leads to the video itself (spec: public 2.15). */
const tutorVideo: Behaviour<{ id: string; title: string }> = (at, { id, title }) => {
  at.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    const player = document.createElement('iframe')
    Object.assign(player, {
      className: styles.player,
      src: playerUrl(id),
      title,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    })
    at.replaceChildren(player)
    // the link that had it is gone
    player.focus()
  })
}

export default tutorVideo
