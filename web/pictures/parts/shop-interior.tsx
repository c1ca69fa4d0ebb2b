const pen = { stroke: '#12191f', strokeWidth: 0.9, strokeOpacity: 0.85 };
const leaves: readonly (readonly [number, number, number])[] = [
  [88, 203, 5],
  [78, 222, -18],
  [43, 243, -38],
  [64, 252, -48],
  [53, 256, -60],
  [40, 279, -10],
  [93, 225, 20],
  [106, 226, 38],
  [123, 227, 48],
  [116, 240, 22],
  [109, 243, 40],
  [130, 250, 68],
  [97, 240, 12],
  [70, 276, -62],
];

const Branches = () => (
  <>
    <path
      fill="none"
      {...pen}
      d="M86 347C86 300 84 270 88 212M85 347C80 310 74 282 47 250M85 347C78 300 62 284 40 276M88 347C92 300 100 270 122 234M88 347C96 300 108 266 131 250M86 290C84 268 82 244 79 230M90 300C96 270 98 252 106 232"
    />
    {leaves.map(([x, y, turn]) => (
      <ellipse
        key={`${x} ${y}`}
        rx="4.8"
        ry="10"
        transform={`translate(${x} ${y})rotate(${turn})`}
        fill={turn > 0 ? '#64828f' : '#7b96a3'}
        {...pen}
        strokeWidth=".6"
      />
    ))}
  </>
);

const Globe = ({ id, x, y, r, cord }: { id: string; x: number; y: number; r: number; cord: number }) => (
  <>
    <circle cx={x} cy={y} r={r * 2.2} fill={`url(#${id}o)`} />
    <path d={`M${x} 0V${cord}`} {...pen} />
    <circle cx={x} cy={y} r={r} fill={`url(#${id}l)`} {...pen} />
    <path d={`M${x - 7} ${y - r}h14`} stroke="#a9834c" strokeWidth="2" />
  </>
);

/** The room behind the glass: a vase on its plinth, a dress form, a niche with shelves, three globe lamps. */
export function ShopInterior({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}k`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#f3e8d5" />
          <stop offset=".55" stopColor="#efe1ca" />
          <stop offset="1" stopColor="#e6d5b8" />
        </linearGradient>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#d8c6a4" />
          <stop offset="1" stopColor="#e2d3b6" />
        </linearGradient>
        <linearGradient id={`${id}z`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#8f6c39" />
          <stop offset=".32" stopColor="#d6b981" />
          <stop offset=".6" stopColor="#a9834c" />
          <stop offset="1" stopColor="#6f5228" />
        </linearGradient>
        <linearGradient id={`${id}t`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#263c48" />
          <stop offset=".38" stopColor="#3d5a69" />
          <stop offset="1" stopColor="#1b2b35" />
        </linearGradient>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#d3c1a0" />
          <stop offset="1" stopColor="#efe3cd" />
        </linearGradient>
        <radialGradient id={`${id}l`} cx=".4" cy=".4" r=".7">
          <stop stopColor="#fffdf6" />
          <stop offset="1" stopColor="#f4dfb2" />
        </radialGradient>
        <radialGradient id={`${id}o`}>
          <stop stopColor="#fff6dd" stopOpacity=".8" />
          <stop offset="1" stopColor="#fff6dd" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h460v470H0z" fill={`url(#${id}k)`} />
      <path d="M0 470h460v90H0z" fill={`url(#${id}f)`} />
      <path d="M0 470h460M341 470l16 90M120 470l-24 90" fill="none" stroke="#12191f" strokeOpacity=".16" />
      <Globe id={id} x={81} y={138} r={20} cord={118} />
      <Globe id={id} x={230} y={98} r={22} cord={76} />
      <Globe id={id} x={378} y={147} r={19} cord={128} />
      <path d="M44 430h84v130H44z" fill="#fbfaf6" {...pen} />
      <path d="M112 430h16v130h-16z" fill="#12191f" fillOpacity=".07" />
      <path d="M36 421h100v9H36z" fill="#fdfcf8" {...pen} />
      <Branches />
      <path
        d="M73 347h26l-1 13c8 6 15 14 15 30c0 17 -8 31 -15 31H74c-7 0 -15 -14 -15 -31c0 -16 7 -24 15 -30z"
        fill={`url(#${id}z)`}
        {...pen}
      />
      <circle cx="230" cy="202" r="4.4" fill="#a9834c" {...pen} />
      <path d="M230 500v60M226 206h8l4 20h-16z" fill="#34515f" {...pen} />
      <path
        d="M222 226C212 230 196 232 190 242C188 262 200 276 202 298C202 304 201 308 200 311C178 360 162 440 157 517C180 527 280 527 303 517C298 440 282 360 260 311C259 308 258 304 258 298C260 276 272 262 270 242C264 232 248 230 238 226z"
        fill={`url(#${id}t)`}
        {...pen}
      />
      <path
        d="M200 311C220 315 240 315 260 311M209 230C216 250 224 262 230 270C238 262 245 250 251 230M218 314C206 380 196 450 192 522M231 315V526M243 314C254 380 264 450 268 522"
        fill="none"
        stroke="#0a0f14"
        strokeWidth=".9"
        strokeOpacity=".6"
      />
      <path d="M322 470V262a58 58 0 0 1 116 0v208z" fill={`url(#${id}a)`} {...pen} />
      <path d="M322 330h116M322 400h116" fill="none" {...pen} />
      <path d="M342 270h9v18c6 5 8 10 8 18v24h-18v-24c0 -8 1 -13 1 -18z" fill="#b7cad3" {...pen} strokeWidth=".7" />
      <circle cx="384" cy="316.500" r="13.500" fill="none" {...pen} />
      <path d="M408 290h12l4 40h-20z" fill="#fbfaf6" {...pen} strokeWidth=".7" />
      <path d="M336 378h34v22h-34zM336 388h34" fill="#c9b98f" {...pen} strokeWidth=".7" />
      <path d="M389 366h22c5 8 5 26 -4 34h-14c-9 -8 -9 -26 -4 -34z" fill="#64828f" {...pen} strokeWidth=".7" />
      <path d="M340 426h80v44h-80z" fill="#f3ecdd" {...pen} strokeWidth=".7" />
    </>
  );
}
