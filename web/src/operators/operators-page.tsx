import { Tabs, tabId } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { NotFound } from "../pages/not-found.tsx";
import { Page } from "../parts/page.tsx";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { refusalText, words } from "../strings/index.ts";
import { AuditTab } from "./audit-tab.tsx";
import { operatorsApi, type Report } from "./operators-api.ts";
import { ReportsTab } from "./reports-tab.tsx";
import { SanctionsTab } from "./sanctions-tab.tsx";
import { operatorWords } from "./words.ts";
import "../styles/operators.css";

const TABS = ["reports", "sanctions", "audit"] as const;

/** For those who keep order; for everybody else there is no such page. */
export function OperatorsPage() {
  const text = operatorWords.value;
  const panel = useId();
  const open = useSignal<(typeof TABS)[number]>("reports");
  const waiting = useSignal<readonly Report[] | Refused | null>(null);
  const refresh = async (): Promise<void> => {
    const answer = await operatorsApi.reports(false);
    waiting.value = isRefused(answer) ? answer : answer.reports;
  };
  useEffect(() => void refresh(), []);
  const found = waiting.value;
  if (found === null)
    return (
      <Page title={text.title}>
        <p class="soft">{words.value.loading}</p>
      </Page>
    );
  if (isRefused(found))
    return found.refused === "notFound" ? (
      <NotFound />
    ) : (
      <Page title={text.title}>
        <p class="error">{refusalText(found)}</p>
      </Page>
    );
  return (
    <Page title={text.title}>
      <Tabs
        label={text.tabsLabel}
        panel={panel}
        open={open.value}
        onOpen={(key) => {
          open.value = key;
        }}
        tabs={TABS.map((key) => ({
          key,
          face:
            key === "reports" && found.length > 0 ? `${text.tabs[key]} (${found.length})` : text.tabs[key],
        }))}
      />
      <div class="operators" id={panel} role="tabpanel" aria-labelledby={tabId(panel, open.value)}>
        {open.value === "reports" && <ReportsTab waiting={found} refresh={refresh} />}
        {open.value === "sanctions" && <SanctionsTab />}
        {open.value === "audit" && <AuditTab />}
      </div>
    </Page>
  );
}
