#!/usr/bin/env python3
"""Level 0 by two programs of Debian: lunar dates by lunardate, solar terms and true solar time by PyEphem.

    apt install python3-lunardate python3-ephem

Time zones come from zoneinfo, which reads the system's database. The pair of a day is counted from a known day.
"""
import json
import math
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import ephem
import lunardate

STEMS, BRANCHES = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"
TERMS = "小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至".split()
DAY_OF_JIAZI = date(1984, 1, 31)
CHINA = timezone(timedelta(hours=8))


def solar_longitude(at):
    sun = ephem.Sun(at)
    return math.degrees(ephem.Ecliptic(ephem.Equatorial(sun.g_ra, sun.g_dec, epoch=at), epoch=at).lon)


def instant_of_term(year, term):
    """The instant of a solar term: the Sun's apparent longitude is 285 degrees at 小寒, and 15 more at each next term."""
    wanted = (285 + 15 * term) % 360
    at = ephem.Date(datetime(year, 1, 5) + timedelta(days=term * 365.2422 / 24))
    for _ in range(8):
        ahead = (wanted - solar_longitude(at) + 180) % 360 - 180
        at = ephem.Date(at + ahead * 365.2422 / 360)
    return at.datetime().replace(tzinfo=timezone.utc)


def true_solar_time(utc, longitude):
    observer = ephem.Observer()
    observer.lon, observer.pressure = math.radians(longitude), 0
    observer.date = utc.replace(tzinfo=None)
    sun = ephem.Sun(observer)
    hours = math.degrees(observer.sidereal_time() - sun.g_ra) / 15 + 12
    mean = utc.replace(tzinfo=None) + timedelta(hours=longitude / 15)
    shown = mean.hour + mean.minute / 60 + mean.second / 3600
    return mean + timedelta(hours=(hours - shown + 12) % 24 - 12)


def facts_of(question):
    kind = question["kind"]
    if kind == "date" and question["conventions"]["calendarRegion"] == "china":
        day = date.fromisoformat(question["date"])
        lunar = lunardate.LunarDate.fromSolarDate(day.year, day.month, day.day)
        number = (day - DAY_OF_JIAZI).days % 60
        leap = "L" if lunar.isLeapMonth else ""
        return {
            "lunarDate": f"{lunar.year}-{leap}{lunar.month}-{lunar.day}",
            "dayPair": STEMS[number % 10] + BRANCHES[number % 12],
        }
    if kind == "term":
        at = instant_of_term(question["term"]["year"], TERMS.index(question["term"]["name"])).astimezone(CHINA)
        return {"termDate": at.date().isoformat(), "termAt": at.replace(tzinfo=None, microsecond=0).isoformat()}
    if kind == "zone":
        birth = question["birth"]
        clock = datetime.fromisoformat(f"{birth['date']}T{birth['time']}")
        utc = clock.replace(tzinfo=ZoneInfo(birth["timeZone"])).astimezone(timezone.utc)
        shown = true_solar_time(utc, birth["longitude"]).replace(microsecond=0)
        return {"utc": utc.strftime("%Y-%m-%dT%H:%M:%SZ"), "trueSolarTime": shown.isoformat()}
    return None


print(json.dumps({"program": "lunardate, PyEphem", "version": f"0.2.0, {ephem.__version__}"}))
for line in sys.stdin:
    question = json.loads(line)
    facts = facts_of(question)
    if facts is not None:
        print(json.dumps({"id": question["id"], "facts": facts}, ensure_ascii=False))
