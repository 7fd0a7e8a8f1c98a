import { expect, test } from 'vitest'
import { UPLOAD_BYTES } from '../../../schemas/upload-terms.ts'
import { takeFiles } from '../../../site/forms/take-files.ts'

const file = (name: string, type: string, size = 1) => Object.defineProperty(new File([], name, { type }), 'size', { value: size })
const [picture, other, largest, larger] = [
  file('a.png', 'image/png'),
  file('note.txt', 'text/plain'),
  file('b.png', 'image/png', UPLOAD_BYTES),
  file('c.png', 'image/png', UPLOAD_BYTES + 1),
]

test.each([
  ['there is room', 5, [picture, largest], ['note.txt', 'c.png']],
  ['one more has room', 1, [picture], ['note.txt', 'b.png', 'c.png']],
  ['there is none', 0, [], ['a.png', 'note.txt', 'b.png', 'c.png']],
])('where %s, files that may be sent are taken and the others named', (_, room, taken, refused) =>
  expect(takeFiles([picture, other, largest, larger], ['image/png'], room)).toEqual({ taken, refused }),
)
