export type DrawingName =
  | 'ads'
  | 'archive'
  | 'articles'
  | 'desk'
  | 'failed'
  | 'gone'
  | 'letter'
  | 'match'
  | 'messages'
  | 'orders'
  | 'payments'
  | 'requests'
  | 'reviews'
  | 'video'
  | 'wait'

/** A drawing of one pen line: a file, so that it costs no script. The words beside it say all that it shows. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <img src={`/img/drawings/${name}.svg`} alt="" aria-hidden="true" width={200} height={140} decoding="async" />
)
