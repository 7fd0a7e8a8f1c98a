const russian: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const ukrainian: Record<string, string> = { ...russian, г: 'h', ґ: 'g', є: 'ie', и: 'y', і: 'i', ї: 'i', й: 'i', х: 'kh', щ: 'shch' }

/** A Latin part of an address: 'Бостандыкский район' is 'bostandykskij-rajon'. Cyrillic is read as Russian unless the language is ua. */
export const slug = (text: string, language?: string) => {
  const letters = language === 'ua' ? ukrainian : russian
  return text
    .toLowerCase()
    .replace(/[а-яёґєії]/g, (letter) => letters[letter] ?? '')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
