/** Page speed as browsers of visitors measure it. */
export default {
  columns: { at: 'Коли', name: 'Показник', value: 'Значення', route: 'Сторінка', device: 'Пристрій' },
  fields: { name: 'Показник', route: 'Сторінка', platform: 'Пристрій', browser: 'Браузер', at_from: 'Виміряно від', at_to: 'Виміряно до' },
  metrics: {
    LCP: 'Найбільший елемент (LCP)',
    INP: 'Відгук на дію (INP)',
    CLS: 'Зсув частин сторінки (CLS)',
    FCP: 'Перший вміст (FCP)',
    TTFB: 'Відповідь сервера (TTFB)',
  },
  routes: { catalog: 'Каталог', catalogOnline: 'Онлайн-каталог', tutor: 'Анкета репетитора' },
  platforms: { phone: 'Телефон', tablet: 'Планшет', desktop: 'Комп’ютер' },
  systems: { android: 'Android', ios: 'iOS', windows: 'Windows', macos: 'macOS', linux: 'Linux', other: 'Інша система' },
  browsers: {
    chrome: 'Chrome',
    safari: 'Safari',
    firefox: 'Firefox',
    edge: 'Edge',
    opera: 'Opera',
    samsung: 'Samsung Internet',
    other: 'Інший браузер',
  },
  ratings: { good: 'Добре', middling: 'Посередньо', poor: 'Погано' },
  plots: 'Швидкість сторінок за {days} днів',
  plots_why:
    'Стовпчик — значення, не гірше за яке мали {percent} % відкриттів за день. Лінії показують, де закінчується «добре» й починається «погано».',
  limits: 'Добре до {good}, погано від {poor}',
  measured: { one: '{n} вимір', few: '{n} виміри', many: '{n} вимірів', other: '{n} виміру' },
  no_measure: 'За цими фільтрами ніхто нічого не виміряв.',
  seconds: '{n} с',
  milliseconds: '{n} мс',
}
