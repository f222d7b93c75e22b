/** The sign of the house: an iceberg at night, more of it below than above. */
export function Brand() {
  return (
    <svg class="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b1a2e" />
      <circle cx="23.500" cy="8" r="2.500" fill="#f4a63a" />
      <path d="M6 16 12.500 6l4 5 2.500-2.500 7 7.500Z" fill="#f3f9fe" />
      <path d="M12.500 6 15 16h5.500l-4-5Z" fill="#cfe2f2" />
      <path d="M4 16.500h24l-5 7-4.500 1.500-3.500 4-4-5.500-3.500-.5Z" fill="#3f86c6" />
      <path d="M15 16.500h13l-5 7-4.500 1.500-3.500 4Z" fill="#2a6aa8" />
      <path d="M2 16.300h28" stroke="#8fc4ee" stroke-width=".9" />
    </svg>
  );
}
