import { commonTexts } from '../texts/common.ts';

export function Logo() {
  return (
    <svg class="logo" viewBox="1 1 30 30" role="img" aria-label={commonTexts.product}>
      <path
        class="logo-body"
        d="M2.5 12.6C4.4 8.3 8.6 5.9 13 6.6c7.2 1.2 12.4 7.6 16.8 18.6-4.6-1.3-8.7-1.4-12.6-1.9C10.6 22.5 6.3 19.1 5.3 14.2Z"
      />
      <path class="logo-wing" d="M12.8 13.4c6.3-.6 12.3 3.3 17 11.8-7.8-2.4-15.3-3-17-11.8Z" />
      <circle class="logo-eye" cx="8.9" cy="11.3" r="1.9" />
    </svg>
  );
}
