import { expect, test } from 'vitest'
import { playerUrl, videoId } from '../../theme/video.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=2', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=4', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/tooLongForAnId', null],
  ['https://youtu.be/short', null],
  ['https://youtube.com.example/watch?v=aqz-KE-bpKQ', null],
  ['https://example.com/?u=https://youtu.be/aqz-KE-bpKQ', null],
  ['https://www.youtube.com/playlist?v=aqz-KE-bpKQ', null],
  ['javascript:alert(1)//youtu.be/aqz-KE-bpKQ', null],
  ['', null],
])('the video of %j is %j', (link, id) => expect(videoId(link)).toBe(id))

test('a video plays where no cookies are set', () => expect(new URL(playerUrl('aqz-KE-bpKQ')).host).toBe('www.youtube-nocookie.com'))
