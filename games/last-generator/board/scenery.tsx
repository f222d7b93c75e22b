/** What adorns the picture of the city: the rock of the crater, the snow, the frost that grows as defeat comes near. */
import { Drawing } from "@banquise/ui";
import { FERN, ROCK } from "./crater.ts";
import "./scenery.css";

/** Behind the city. */
export function Crater() {
  return (
    <svg class="lg-crater" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {ROCK.map((d, shade) => (
        <path key={shade} class={`lg-rock-${shade}`} d={d} />
      ))}
    </svg>
  );
}

const CORNERS = ["nw", "ne", "sw", "se"] as const;

interface WeatherProps {
  readonly snow: number;
  readonly frost: number;
}

/** In front of it. Nothing here is pressed, and nothing is drawn again while it moves. */
export function Weather({ snow, frost }: WeatherProps) {
  return (
    <>
      {snow > 0 && <div class={`lg-snowfall lg-snowfall-${snow}`} />}
      {frost > 0 && (
        <div class={`lg-frost lg-frost-${frost}`}>
          {CORNERS.map((corner) => (
            <Drawing key={corner} class={`lg-fern lg-fern-${corner}`} viewBox="0 0 100 100">
              <path d={FERN} />
            </Drawing>
          ))}
        </div>
      )}
    </>
  );
}
