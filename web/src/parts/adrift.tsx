/** A small floe adrift at night with a lantern on it: for pages that have nothing else to show. */
export function Adrift() {
  return (
    <svg class="adrift" viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
      <rect width="320" height="160" rx="16" fill="#0b1a2e" />
      <path
        d="M0 60c50-30 90 10 150-14s110-10 170-26v40c-60 20-110-6-170 14S50 84 0 96Z"
        fill="#2f8f80"
        opacity=".35"
      />
      <g fill="#cfe2f2">
        <circle cx="36" cy="24" r="1.500" />
        <circle cx="98" cy="18" r="1" />
        <circle cx="232" cy="34" r="1.500" />
        <circle cx="286" cy="22" r="1" />
      </g>
      <path d="M0 108h320v36a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z" fill="#16406a" />
      <path d="M104 104l24-9 58-3 34 10 6 6-20 8H118Z" fill="#f3f9fe" />
      <path d="M104 108l14 8h88l20-8-12 18-30 12-40-4-28-10Z" fill="#3f86c6" />
      <circle cx="160" cy="78" r="26" fill="#f4a63a" opacity=".22" />
      <path d="M160 58v6m-6 2h12l2 24h-16Z" fill="#f4a63a" stroke="#5b3a12" stroke-width="2" />
      <path
        d="M40 124h34m150 12h46m-190 8h28"
        stroke="#8fc4ee"
        stroke-width="2"
        stroke-linecap="round"
        opacity=".5"
      />
    </svg>
  );
}
