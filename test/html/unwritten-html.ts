/** HTML, and whether it has a marked block without words. */
export const unwrittenHtml: readonly [boolean, string][] = [
  [true, '<h2 class="to-write"></h2><p>Tekst</p>'],
  [true, '<ul><li class="to-write"><ul><li>Dieper</li></ul></li></ul>'],
  [true, '<td class="compact to-write">&nbsp;</td>'],
  [true, '<p class="to-write" lang="nl">\u00A0<br data-mce-bogus="1"></p>'],
  [false, '<p class="to-write">Geschreven</p>'],
  [false, '<p class="to-write"><img src="/media/1" alt=""></p>'],
  [false, '<p class="not-to-write"></p><p></p>'],
  [false, ""],
];
