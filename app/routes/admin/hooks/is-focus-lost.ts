/** Whether the keyboard has no place on the page: what had the focus is gone, or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches(":disabled");
}
